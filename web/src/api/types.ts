// Short names for what the server sends; `schema.d.ts` is generated from its OpenAPI document.
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameInfo'];
export type Lobby = Schemas['Lobby'];
export type MyTables = Schemas['MyTables'];
export type NewTable = Schemas['NewTable'];
export type SeatWish = Schemas['SeatWish'];
export type Level = NonNullable<SeatWish['level']>;
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Result = Schemas['Result'];

export type Position = Schemas['Position'];
export type View = Position['view'];
export type Change = Schemas['Change'];
export type Patch = Schemas['Patch'];
export type ChatLine = Schemas['ChatLine'];
export type Hint = Schemas['Hint'];
export type Why = Schemas['Why'];
export type SeatScore = Schemas['SeatScore'];
export type ReplayPage = Schemas['ReplayPage'];
export type PlayOn = Schemas['PlayOn'];
export type Review = Schemas['Review'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];

export type PointCityView = Schemas['PointCityView'];
export type PointCityComponents = Schemas['PointCityComponents'];
export type TheCityView = Schemas['TheCityView'];
export type TheCityComponents = Schemas['TheCityComponents'];
export type MicrocityView = Schemas['MicrocityView'];
export type MicrocityComponents = Schemas['MicrocityComponents'];
export type Components = PointCityComponents | TheCityComponents | MicrocityComponents;
