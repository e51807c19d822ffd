/** A malicious file and its acceptable response statuses. */
export interface Bomb {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  /** 200: read; 413, 415, 422: rejected with an error. */
  readonly answers: readonly (200 | 413 | 415 | 422)[];
}

/** Read or unreadable: both are fine if the server survives. */
export const anySafeStatus = [200, 422] as const;
