/** A stable positive 31-bit number for a skill's name (FNV-1a), so that arrays in the database need no table of skills. */
export const skillId = (name: string): number => {
  const lower = name.toLowerCase();
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < lower.length; index += 1) {
    hash = Math.imul(hash ^ lower.charCodeAt(index), 0x01_00_01_93);
  }
  return hash & 0x7f_ff_ff_ff || 1;
};
