/** "Penske hired me", "enlisted straight from school": how people came to a job, said as if they had joined it. */

const firm = String.raw`(?<firm>(?:[Tt]he )?(?!(?:Then|After|Later|Before|Next|And|So|But|They|He|She|We|It|Until|When|Nobody|Who|First|Finally|Eventually|Since|In)\b)\p{Lu}[\p{L}\p{N}&'.-]*(?: (?:\p{Lu}[\p{L}\p{N}&'.-]*|of|and|&|de|la)(?= ))*)`;
const hiredBy = new RegExp(
  String.raw`${firm} (?:(?:then|later|finally|eventually|soon|re)-?\s?)*(?:hired|employed|recruited|took|brought|signed|poached|headhunted|contracted|kept|snapped)(?: me)(?: on| in| up| over| aboard| back)*(?= |,|\.|$)`,
  "gu",
);

const cameTo =
  /\b(?:(?:i )?(?:was|got|been|had been) (?:hired|taken on|recruited|employed|headhunted|poached|picked up|drafted|called up) (?:by|into|to|at)|(?:i )?(?:enlisted|signed up|enrolled|went straight|went|was conscripted|did my (?:military|national) service) (?:in|with|into|for)(?= (?:the )?(?:\p{L}+ )?(?:army|navy|air force|marines?|marine corps|coast guard|military|armed forces|guards?|bundeswehr|police|fire (?:service|brigade|department))\b)|(?:i )?(?:landed|found|got|took|secured|was offered) (?:(?:an?|my|the) )?(?:\p{L}+ )?(?:job|position|role|post|place|contract|spot) (?:at|with|for|in)(?= (?:the )?\p{Lu}))/giu;

/** When in life that was says nothing about the employer. */
const atThatAge =
  /,?\s+(?:(?:right|straight|fresh|directly|just) (?:out of|from|after|off)|right after|(?:as soon as|when|after|once) i (?:left|finished|graduated(?: from)?|got out of|was done with)) (?:the |my )?(?:high |secondary |trade |grad |graduate |nursing |law |art )?(?:school|college|uni|university|sixth form|gymnasium|studies|apprenticeship|training|army|degree|exams)\b|,?\s+(?:at|aged|at the age of|when i was|since i was|age) (?:1[4-9]|2\d)(?![\d/.-])(?: years old)?/giu;

export const asJoined = (text: string): string =>
  text.replaceAll(atThatAge, "").replaceAll(hiredBy, "joined $<firm>").replaceAll(cameTo, "joined");

/** Time without a job: at home with the children, out of work, away. */
export const isTimeOff = (piece: string): boolean =>
  /^\W*(?:(?:then|after that|before that|later|and|so|i|i've|i was|was|had|luego|dann|puis|poi|between|there was|also|about|for|spent|a|an|one|two|three|\d+|years?|months?|of|at home|just|first)[\s,]+)*(?:paro|desempleo|chômage|au chômage|arbeitslos\p{L}*|disoccupat\p{L}*|desempregad\p{L}*|werkloos|bezrobocie|elternzeit|mutterschutz|karenz|unemploy\p{L}*|jobless|out of work|not working|laid up|career break|sabbatical|gap year|time off|off sick|break|sick|ill|maternity|parental leave|(?:took|had|taking|having) (?:some |about |around |nearly |almost |over |more than |roughly )*(?:an? |the |one |two |three |\d+ )?(?:\p{L}+ )?(?:gap|year|years|months?|time|break|sabbatical|maternity|leave|career break)(?: (?:off|out|break|leave|year|to))?|travel(?:l?ed|l?ing)(?! (?:agent|nurse|for|as|sales))|backpack(?:ed|ing)|(?:minded|raised|raising|reared|brought up|looked after|looking after|cared for|caring for|stayed (?:at )?home (?:with|for)|home with|was home with|at home with|nursed) (?:my|our|the) (?:own |sick |elderly |little |small |\p{L}+ )?(?:kids?|child(?:ren)?|baby|babies|sons?|daughters?|mother|father|mum|mom|dad|parents?|family|grand\p{L}+|husband|wife|twins)|(?:stayed|was|been|at) (?:at )?home\b|had (?:my |our |a |the )?(?:kids|children|baby|babies|twins)|recover(?:ed|ing)|moved (?:country|countries|abroad|house))(?!\p{L})/iu.test(
    piece,
  );
