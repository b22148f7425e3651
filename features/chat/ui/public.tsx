// What other rooms' screens may show of conversations.
export { TalkLink } from '#features/chat/ui/TalkLink.tsx';
