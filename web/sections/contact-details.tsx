import { ExternalLink, Mail, MapPin, Phone } from "lucide-react";
import { brand } from "#domain/brand.ts";

const { street, city, region, postalCode } = brand.address;
const postalAddress = `${street}, ${city}, ${region} ${postalCode}`;
const mapsUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(postalAddress)}`;

const row = "flex min-h-11 items-start gap-3.5 [&_svg]:mt-1.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-brand";
const link = "py-0.5 underline-offset-4 hover:text-brand hover:underline";

/** Other ways to contact us: phone, email, address. */
export const ContactDetails = () => (
  <ul className="grid gap-2">
    <li className={row}>
      <Phone aria-hidden="true" />
      <a href={brand.phone.href} className={link}>
        {brand.phone.display}
      </a>
    </li>
    <li className={row}>
      <Mail aria-hidden="true" />
      <a href={`mailto:${brand.email}`} className={link}>
        {brand.email}
      </a>
    </li>
    <li className={row}>
      <MapPin aria-hidden="true" />
      <address className="not-italic">
        {street}
        <br />
        {city}, {region} {postalCode}
        <br />
        <a
          href={mapsUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 font-[540] text-brand underline-offset-4 hover:underline"
        >
          Open in maps
          <ExternalLink className="mt-0! size-4!" aria-hidden="true" />
        </a>
      </address>
    </li>
  </ul>
);
