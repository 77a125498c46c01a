// Pictures that are fetched beside the program; until they are there, one sees the sky.
import type { Scene } from './kit';

const PAUSE = 2000;

export class Scenes {
  private scenes = $state.raw<Readonly<Record<string, Scene>>>({});

  /** Fetch all that lies at *address* (build/scenes.ts). */
  constructor(private readonly address: string) {
    void this.load();
  }

  /** The first of *names* that has a picture. */
  of(...names: string[]): Scene {
    const known = names.find((name) => name in this.scenes);
    return known ? (this.scenes[known] ?? []) : [];
  }

  // A table without pictures can still be played; they come when the connection is back.
  private async load(): Promise<void> {
    try {
      this.scenes = (await (await fetch(this.address)).json()) as Record<string, Scene>;
    } catch {
      setTimeout(() => void this.load(), PAUSE);
    }
  }
}
