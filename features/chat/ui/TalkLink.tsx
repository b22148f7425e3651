import { MessagesSquare } from 'lucide-react';
import { listChats } from '#features/chat/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

/** So many conversations are looked through for unread messages: the newest. */
const lookedThrough = 50;

/** The way to the conversation about an order, with how many messages of it nobody has read. */
export function TalkLink({ orderId }: { orderId: string }) {
  const words = useWords().chat.buyer;
  const say = useSay();
  const { data } = useEndpoint(listChats, { kind: 'order', page_size: lookedThrough });
  const unread = data?.list.find(({ order }) => order?.id === orderId)?.unread ?? 0;
  return (
    <LinkButton
      to={`/orderList/${orderId}/messages`}
      tone="plain"
      size="small"
      icon={<MessagesSquare aria-hidden className="size-5" />}
    >
      {words.link}
      {unread === 0 ? null : <Badge tone="accent">{say(words.linkUnread, { count: unread })}</Badge>}
    </LinkButton>
  );
}
