/** Where the server under test keeps what is uploaded. */
export const filesFolder = ".data/browser-tests";
