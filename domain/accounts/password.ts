/** Password length rules. The server also checks a list of common passwords. */
import { z } from "zod";

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

export const password = z
  .string()
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters`);

export const passwordsDifferMessage = "Passwords don't match";
export const commonPasswordMessage =
  "This password is too easy to guess. Choose another, such as three unrelated words.";
