// Pictures of goods as they are shown.
type Picture = { url: string; alt: string };

/** The address of a public picture; null where the goods have none. */
export function pictureOf(picture: string, title: string): Picture | null {
  return picture === '' ? null : { url: `/files/${picture}`, alt: title };
}

/** All pictures of goods, the first one first. */
export function picturesOf(
  { picture, pictures }: { readonly picture: string; readonly pictures: readonly string[] },
  title: string,
): Picture[] {
  return [picture, ...pictures].flatMap((name) => pictureOf(name, title) ?? []);
}
