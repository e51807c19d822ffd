/** What stands before a name and is none of it: courtesies, ranks, offices and degrees, alone or several in a row. */

/** These are nobody's first name. */
const always =
  /^(?:dr|dra|drs|prof|professor|professora?|mr|mrs|ms|miss|mx|sir|dame|baron|baroness|countess|rev|revd|reverend|fr|pastor|imam|rabbi|deacon|bishop|monsignor|msgr|sgt|ssgt|sfc|msgt|tsgt|sergeant|maj|col|colonel|lt|lieutenant|ltjg|lcdr|cmdr|commander|cdr|cpl|corporal|pvt|pfc|spc|cpo|gen|brig|brigadier|commodore|admiral|hon|ing|engr|arch|atty|adv|advocate|mag|dott|dottssa|dott\.ssa|dipl|dipl\.-ing|ir|herr|frau|mme|mlle|madame|monsieur|sra?|señora?|senhora?|signora?|signor|dhr|mevr|mevrouw|meneer|fru|captain|capt|constable|inspector|superintendent|detective|officer|councillor|senator|ambassador|shri|smt|shrimati|haji|hajji|hajah|hajjah|sheikh|ustaz|ustadz|datuk|dato|dato'|datin|bapak|ibu|mzee|alhaji|alhaja|doña)\.?$/i;

/** These are names as well, so that two more words must follow. */
const sometimes =
  /^(?:major|count|lady|lord|don|father|mother|sister|brother|general|judge|justice|master|nurse|coach|private|pan|pani|bu|pak|sri|kumari|chief)$/i;

/** "Staff Sergeant", "Lance Corporal", "Sergeant First Class", "Chief Petty Officer". */
const rankPart =
  /^(?:staff|first|second|third|class|gunnery|lance|petty|warrant|wing|squadron|flight|senior|chief|sub|deputy|acting|retired|ret|former|rear|vice|leader|grade)\.?$/i;

const isRank =
  /^(?:sergeant|sgt|corporal|officer|lieutenant|commander|leader|captain|major|colonel|general|admiral|inspector|constable|marshal|superintendent|specialist|airman|private)\.?$/i;

export const isHonour = (word: string): boolean => always.test(word) || /^major$/i.test(word);

/** How many words stand before the name; at least one is always left. */
export const honoursBefore = (words: readonly string[]): number => {
  let at = 0;
  let ranked = false;
  while (at < words.length - 1) {
    const word = words[at] ?? "";
    const left = words.length - at - 1;
    const leadsToRank = words.slice(at + 1, at + 4).some((next) => isRank.test(next));
    if (
      always.test(word) ||
      (sometimes.test(word) && left > 1) ||
      (rankPart.test(word) && (leadsToRank || ranked)) ||
      (ranked && isRank.test(word)) ||
      (at > 0 && isRank.test(word))
    ) {
      ranked ||= isRank.test(word);
      at += 1;
    } else break;
  }
  return at;
};
