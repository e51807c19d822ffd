/** The signed-in person of a workspace page. The layout loads it once per request for all loaders below it. */
import { createContext } from "react-router";
import type { Me } from "#domain/accounts/me.ts";

export const meContext = createContext<Me>();
