/** Stores the person's phone number in international form, so that the desk can find others with the same number. */
import { sql } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { asActor, type Database } from "../../db/client.ts";

/** Null if the input is not a valid number. Without a country code, it is read as a US number. */
const internationalNumber = (typed: string | null): string | null => {
  const number = parsePhoneNumberFromString(typed ?? "", "US");
  return number?.isValid() === true ? number.number : null;
};

/** As people read it: "+1 614 555 0171". */
export const formatPhone = (number: string | null): string | null =>
  number === null ? null : (parsePhoneNumberFromString(number)?.formatInternational() ?? number);

/** The newest number counts, in any order of the tasks and however often they run. */
export const savePhone = async (
  db: Database,
  leadId: string,
  { email, phone }: { readonly email: string; readonly phone: string | null },
): Promise<void> => {
  const number = internationalNumber(phone);
  if (number === null) return;
  await asActor(db, { staff: true }, (db) =>
    db.execute(sql`
      update desk_contacts c set phone = ${number}
      from desk_leads l
      where l.id = ${leadId} and c.email = normal_email(${email}) and c.phone is distinct from ${number}
        and not exists (
          select 1 from desk_leads newer
          where newer.contact_id = l.contact_id and normal_email(newer.email) = c.email
            and newer.phone is not null and newer.received_at > l.received_at)`),
  );
};
