/** Where the server under test stores uploads. */
export const filesFolder = ".data/browser-tests";
