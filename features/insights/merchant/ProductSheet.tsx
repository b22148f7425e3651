import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { listProductInsights } from '#features/insights/contract.ts';
import { Text } from '#ui/content/Text.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { MoneyParts } from './MoneyParts.tsx';
import type { PeriodRequest } from './period.ts';
import { DayRows, OrderRows } from './RowsSheet.tsx';

type Product = OutputOf<typeof listProductInsights>['list'][number];
type Props = { product: Product; currency: string; period: PeriodRequest; onClose: () => void };

const steps = ['view', 'checkout', 'product'] as const;

/** One product: where its money went, how views became orders, and the days and orders that the numbers are made of. */
export function ProductSheet({ product, currency, period, onClose }: Props) {
  const words = useWords().shop.insights;
  const say = useSay();
  const { number, percent } = useFormats();
  const [step, setStep] = useState<(typeof steps)[number]>('product');
  const { goods_id: key, conversion_bps: conversion } = product;
  const counts = { view: product.views, checkout: product.checkouts, product: product.orders };
  const names = {
    view: words.columns.views,
    checkout: words.columns.checkouts,
    product: words.columns.orders,
  };
  const request = { ...period, key };
  return (
    <Sheet isOpen onClose={onClose} title={product.title}>
      <MoneyParts money={product} currency={currency} />
      {Number(product.open) === 0 ? null : <Text look="small">{words.openHint}</Text>}
      <Section title={words.funnel}>
        <Rows label={words.funnel}>
          {steps.map((one) => (
            <Row
              key={one}
              title={names[one]}
              end={<span className="tabular font-medium">{number(counts[one])}</span>}
              onPress={() => setStep(one)}
            />
          ))}
        </Rows>
        <Text look="small">
          {conversion === null
            ? say(words.funnelHint, { min: limits.shareVisitorsMin })
            : say(words.conversion, { share: percent(conversion) })}
        </Text>
      </Section>
      <Section title={step === 'product' ? names.product : say(words.daysOf, { what: names[step] })}>
        {step === 'product' ? (
          <OrderRows request={{ ...request, of: 'product' }} label={names.product} />
        ) : (
          <DayRows request={{ ...request, of: step }} label={names[step]} />
        )}
      </Section>
    </Sheet>
  );
}
