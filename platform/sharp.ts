// The picture library, loaded when the first picture is drawn: a server that only serves holds none of its memory.
import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** Gives the library, told once how it works here. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Nothing of one person's picture stays in memory for another's; a picture takes one core, two at once take two.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
