import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listCustomers, readCustomer, setCustomerTags } from '#features/customers/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Customer = OutputOf<typeof readCustomer>['customer'];

/** The tags of a customer as one line of text, with commas between them. */
export function TagsCard({ customer }: { customer: Customer }) {
  const words = useWords().shop.customers;
  const say = useSay();
  const toast = useToast();
  const [text, setText] = useState(customer.tags.join(', '));
  const { act, isBusy, error } = useAct(setCustomerTags, {
    changes: [readCustomer, listCustomers],
    onDone: () => toast(words.tagsSaved),
  });
  const tags = text
    .split(/[,，、]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const max = limits.customerTagsMax;
  const units = limits.customerTagUnitsMax;
  const isTooMany = tags.length > max || tags.some((tag) => tag.length > units);
  return (
    <Card title={words.tags}>
      <TextField
        label={words.tags}
        isLabelHidden
        hint={words.tagsHint}
        error={isTooMany ? say(words.tooManyTags, { max, units }) : undefined}
        value={text}
        onChange={setText}
      />
      <ErrorBox error={error} />
      <Button
        tone="plain"
        isBusy={isBusy}
        disabled={isTooMany}
        onClick={() => act({ ref: customer.ref, tags, version: customer.version })}
      >
        {words.saveTags}
      </Button>
    </Card>
  );
}
