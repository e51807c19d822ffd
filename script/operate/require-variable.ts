/** Reads a required environment variable, or exits with a message if it is missing. */
export const requireEnv = (name: string): string => {
  const value = process.env[name];
  if (value !== undefined && value !== "") return value;
  console.error(`${name} is not set. It is described in docs/configuration.md.`);
  process.exit(1);
};
