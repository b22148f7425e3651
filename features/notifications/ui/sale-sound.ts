// The sound of a new order: two notes that the browser makes, where the merchant wants them on this device.
import { pushMarkKey, readMark } from './push-mark.ts';

/** A key of the session's store. */
export const saleSoundKey = 'sale_sound';

/** What of the session is asked: whether it is wanted, and whether this browser is called by pushes. */
type Kept = { readonly kept: (key: string) => string | undefined };

/** Every open tab receives the sale; one of them plays the sound. */
const lockName = 'stockless-sale-sound';
const lockMs = 2_000;

export function isSaleSoundOn({ kept }: Kept): boolean {
  return kept(saleSoundKey) === 'on';
}

/** Plays the sound of a sale, unless the page is hidden and a push has announced it already. */
export async function ringForSale(session: Kept): Promise<void> {
  const isPushed = document.hidden && readMark(session.kept(pushMarkKey)) !== undefined;
  if (!isSaleSoundOn(session) || isPushed) return;
  const locks = locksOf(navigator);
  if (locks === undefined) {
    playSaleSound();
    return;
  }
  await locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    playSaleSound();
    await new Promise((resolve) => setTimeout(resolve, lockMs));
  });
}

/** Pages without https have none. */
function locksOf(browser: { readonly locks?: LockManager | null }): LockManager | undefined {
  return browser.locks ?? undefined;
}

const notes = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.14 },
] as const;
const noteSeconds = 0.3;
const loudness = 0.12;

/** Silent where nobody has pressed anything in this page yet: browsers allow no sound before. */
export function playSaleSound(): void {
  const isPressed = !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
  if (!('AudioContext' in globalThis) || !isPressed) return;
  const context = new AudioContext();
  for (const { hertz, at } of notes) {
    const begin = context.currentTime + at;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = hertz;
    // A note that ends at once clicks.
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + noteSeconds);
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + noteSeconds);
    if (at > 0) note.onended = () => void context.close();
  }
}
