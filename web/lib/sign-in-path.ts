/** Where one signs in, and where one comes back to afterwards. */
export const signInPath = (next: string): string => `/sign-in?next=${encodeURIComponent(next)}`;
