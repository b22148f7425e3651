// What other mail servers say is shown to people of the console: without the address that it repeats.

const address = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;
/** What a pattern would read as more than itself. */
const special = /[\\^$.*+?()[\]{}|]/g;
/** A shorter name before the @ is too often a part of other words. */
const nameUnitsMin = 3;

/** @param known The address that the text is about: its name is hidden too where it stands alone. */
export function hideAddress(text: string, known: string | undefined): string {
  const hidden = text.replace(address, '(address)');
  const name = known?.slice(0, Math.max(0, known.lastIndexOf('@'))) ?? '';
  if (name.length < nameUnitsMin) return hidden;
  return hidden.replace(new RegExp(name.replace(special, String.raw`\$&`), 'gi'), '(name)');
}
