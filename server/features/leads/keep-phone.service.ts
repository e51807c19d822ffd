/** The person's telephone number in its one international form, so that the desk can see who else has it. */
import { sql } from "drizzle-orm";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { asActor, type Database } from "../../db/client.ts";

/** Null where what was typed is no number that could be called. Without a country it is taken for one of ours. */
export const internationalNumber = (typed: string | null): string | null => {
  const number = parsePhoneNumberFromString(typed ?? "", "US");
  return number?.isValid() === true ? number.number : null;
};

/** As people read it: "+1 614 555 0171". */
export const phoneWords = (number: string | null): string | null =>
  number === null ? null : (parsePhoneNumberFromString(number)?.formatInternational() ?? number);

/** The newest number a person gave counts, in whichever order and however often the tasks run. */
export const keepPhone = async (
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
