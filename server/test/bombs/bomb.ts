/** A file made to hurt, and the answers that would be right. */
export interface Bomb {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** 200: read, whatever it says; 413, 415, 422: refused in words. */
  readonly answers: readonly (200 | 413 | 415 | 422)[];
}

/** Read or found unreadable: both are right where only staying alive is asked. */
export const survived = [200, 422] as const;
