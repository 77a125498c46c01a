// Short names for what the server sends; `schema.d.ts` is generated from its OpenAPI document.
import type { components } from './schema';

type Schemas = components['schemas'];

export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Position = Schemas['Position'];
export type View = Position['view'];

export type PointCityView = Schemas['tricity__games__pointcity__view__View'];
export type PointCityComponents = Schemas['tricity__games__pointcity__components__Components'];
export type TheCityView = Schemas['tricity__games__thecity__view__View'];
export type TheCityComponents = Schemas['tricity__games__thecity__components__Components'];
export type MicrocityView = Schemas['tricity__games__microcity__view__View'];
export type MicrocityComponents = Schemas['tricity__games__microcity__components__Components'];
