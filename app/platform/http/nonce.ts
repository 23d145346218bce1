import { createContext, useContext } from "react";

/** The request's CSP nonce, on the server only: browsers hide nonces from the DOM, so the client reads none. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
