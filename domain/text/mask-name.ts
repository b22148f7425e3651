// Names that are recognised by those who know them, and by nobody else.

/** `Anna Berger` as `A*** B*****`: enough to recognise, too little to look up. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => maskPart(part))
    .join(' ');
}

function maskPart(part: string): string {
  const letters = Array.from(part);
  return letters.map((letter, index) => (index === 0 ? letter : '*')).join('');
}
