/** The firm as it names itself. The product's name stands here and nowhere else. */
export const brand = {
  name: "Cohire",
  tagline: "The Future is Human",
  foundedYear: 2024,
  email: "hello@cohire.example",
  phone: { display: "(614) 555-0142", href: "tel:+16145550142" },
  address: {
    street: "81 South Fifth Street, Suite 300",
    city: "Columbus",
    region: "OH",
    postalCode: "43215",
    country: "US",
  },
} as const;

/** The firm works by the clock of its city. */
export const firmTimeZone = "America/New_York";

/** What the firm promises to everyone who writes to it, in hours. */
export const replyPromiseHours = 24;
