/** The nonce of this response's inline scripts. Prerendered pages have none; their scripts are allowed by hash. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
