const words: Readonly<Record<string, string>> = { video: "Video call", phone: "Phone call", "on-site": "On site" };

export const typeWords = (type: string): string => words[type] ?? type;
