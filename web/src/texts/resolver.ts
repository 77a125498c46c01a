// Texts with something to fill in. Plain ones need none of this, so it is fetched by the first that does.
import { FluentBundle, FluentNumber, type FluentResource, type Message } from '@fluent/bundle';

export type Values = Record<string, string | number>;
export type Entries = FluentResource['body'];
export type Pattern = NonNullable<Message['value']>;

/** Fills in texts of one language; numbers are written without grouping. */
export class Resolver {
  private readonly bundle: FluentBundle;

  constructor(language: string, entries: Entries) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource({ body: entries } as FluentResource);
  }

  say(pattern: Pattern, values: Values): string {
    const plain = Object.fromEntries(
      Object.entries(values).map(([k, v]) => [k, typeof v === 'number' ? new FluentNumber(v, { useGrouping: false }) : v]),
    );
    return this.bundle.formatPattern(pattern, plain, []);
  }
}
