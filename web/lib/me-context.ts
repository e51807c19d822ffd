/** Who asks for a page of the workspace: looked up once a request, by the layout, for all loaders under it. */
import { createContext } from "react-router";
import type { Me } from "#domain/accounts/me.ts";

export const meContext = createContext<Me>();
