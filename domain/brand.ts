/** The firm's name and contact data. The product's name is defined only here. */
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

/** The time zone of the firm's city. */
export const firmTimeZone = "America/New_York";

/** The response time that the firm promises for every inquiry, in hours. */
export const responseTimeHours = 24;
