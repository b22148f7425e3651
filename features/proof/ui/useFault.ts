import type { Finding } from '#domain/proof/check.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { majorText } from './amounts.ts';
import { sentenceOf } from './sentences.ts';

/** Puts a finding into a sentence; amounts in the currency of the shop's book. */
export function useFault(currency: string | undefined): (finding: Finding) => string {
  const { faults } = useWords().proof;
  const say = useSay();
  const { money, time } = useFormats();
  const amountOf = (units: string | undefined) =>
    currency === undefined || units === undefined || !/^-?\d+$/.test(units)
      ? (units ?? '')
      : money(majorText(units, currency), currency);
  return (finding) => {
    const { facts } = finding;
    const at = Number(facts['at'] ?? 0);
    return say(faults[sentenceOf(finding)], {
      when: at === 0 ? '–' : time(new Date(at * 1000).toISOString()),
      row: facts['row'] ?? '',
      date: facts['date'] ?? '',
      file: facts['file'] ?? '',
      amount: amountOf(facts['amount']),
      before: amountOf(facts['before']),
      after: amountOf(facts['after']),
    });
  };
}
