/** What a password must be. Whether it is too common is looked up on the server, which holds the list. */
import { z } from "zod";

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

export const password = z
  .string()
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);

export const passwordsDiffer = "Passwords don't match";
export const commonPassword =
  "This password is among the first that are guessed. Please choose another, such as three words that do not belong together.";
