// Small comforts for browsers that run scripts. Every page works without this file.
import './app.css';
import { fillRail } from '#features/promotion/storefront/rail.ts';
import { watchPlaces, watchStay } from '#features/promotion/storefront/sponsored.ts';
import { addHearts } from './hearts.ts';
import { addSigning } from './sign.ts';

const copiedMs = 3_000;
/** Long enough to press a button several times, or another button of the form instead. */
const sendAfterMs = 600;

for (const stepper of document.querySelectorAll<HTMLElement>('[data-stepper]')) addStepper(stepper);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-link]')) addCopying(button);
for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-recalculate]'))
  addRecalculating(field);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sends]')) addSending(form);
for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]')) addSingleSending(form);
const hearts = document.querySelector<HTMLFormElement>('form#wish');
if (hearts !== null) addHearts(hearts);
for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) addClosing(menu);
for (const pad of document.querySelectorAll<HTMLElement>('[data-sign]')) addSigning(pad);
// Only the page of an order has one, so only that page fetches it.
for (const box of document.querySelectorAll<HTMLElement>('[data-talk]')) {
  void import('./talk.ts').then(({ addTalk }) => addTalk(box));
}

for (const rail of document.querySelectorAll<HTMLElement>('[data-rail]')) fillRail(rail);
watchPlaces(document);
watchStay();

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

/** Buttons for one more and one fewer; in the cart a changed number is sent at once. */
function addStepper(stepper: HTMLElement): void {
  const input = stepper.querySelector('input');
  if (input === null) return;
  for (const button of stepper.querySelectorAll<HTMLButtonElement>('[data-by]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      if (button.dataset['by'] === '1') input.stepUp();
      else input.stepDown();
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  if (stepper.dataset['stepper'] === 'send') {
    let timer: ReturnType<typeof setTimeout> | undefined;
    input.addEventListener('change', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (input.reportValidity()) input.form?.requestSubmit();
      }, sendAfterMs);
    });
  }
}

function addCopying(button: HTMLButtonElement): void {
  const label = button.querySelector('span');
  if (label === null || !('clipboard' in navigator)) return;
  const before = label.textContent;
  label.setAttribute('aria-live', 'polite');
  button.hidden = false;
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    label.textContent = button.dataset['copied'] ?? before;
    setTimeout(() => {
      label.textContent = before;
    }, copiedMs);
  };
  button.addEventListener('click', () => void copy());
}

/** A list is put in another order as soon as one is chosen; the button for it is not needed then. */
function addSending(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLElement>('[data-sends-button]')) button.hidden = true;
  form.addEventListener('change', () => form.requestSubmit());
}

/** Another country, currency or delivery is priced as soon as it is chosen; the button for it is not needed then. */
function addRecalculating(field: HTMLSelectElement | HTMLInputElement): void {
  const button = document.querySelector<HTMLElement>('[data-recalculate-button]');
  const submitter = button?.querySelector('button');
  if (!button || !submitter) return;
  button.hidden = true;
  field.addEventListener('change', () => field.form?.requestSubmit(submitter));
}

/** The server takes a form once however often it comes; this only spares the buyer the doubt. */
function addSingleSending(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  // Back from the next page, the form can be sent again.
  addEventListener('pageshow', () => {
    isSent = false;
  });
}

/** An open menu closes with Escape and with a press beside it. */
function addClosing(menu: HTMLDetailsElement): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
