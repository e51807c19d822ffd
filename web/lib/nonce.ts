/** The inline scripts' nonce of this response; absent on prerendered pages, whose scripts are known by hash. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
