// What a person feels and hears whose eyes are on the parcel. Words say the same.

const goodHertz = 880;
const badHertz = 220;
const soundSeconds = 0.12;

export function signal(kind: 'good' | 'bad'): void {
  // Phones that have neither simply stay quiet.
  if ('vibrate' in navigator) navigator.vibrate(kind === 'good' ? 60 : [120, 80, 120]);
  if (!('AudioContext' in globalThis)) return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  tone.frequency.value = kind === 'good' ? goodHertz : badHertz;
  tone.connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + soundSeconds);
}
