// Conversations: how much a person may say at once, how long they stay open, and how many listen.
import { dayMs, minuteMs } from '#domain/text/spans.ts';

export const chatLimits = {
  /** Characters of a message as a person counts them. */
  chatCharactersMax: 2_000,
  /** Files of one message. */
  chatFilesMax: 6,
  /** Messages of a merchant or buyer in one conversation and minute: faster than anybody types. */
  chatMessagesPerMinute: 30,
  /** Messages of the desk in one conversation and minute: answers that were written before go out quickly. */
  chatDeskMessagesPerMinute: 60,
  /** Signs of typing in one conversation, side and minute. They are shown for some seconds and sent once in three. */
  chatTypingPerMinute: 40,
  /** Conversations that a shop begins or opens again in a day: closing and opening is no way to stand in front. */
  chatOpeningsPerDay: 20,
  /** Pictures that a buyer sends about one order in a day. */
  chatBuyerFilesPerDay: 20,
  /** Pictures that one person of the desk sends in a day. */
  chatDeskFilesPerDay: 200,
  /** Messages of a page. */
  chatPageMax: 100,
  chatPageDefault: 50,
  /** Messages of a transcript: beyond, the newest of them. */
  chatTranscriptMax: 5_000,
  /** The goal of a first answer while somebody is there, in minutes. */
  chatAnswerMinutes: 5,
  /** A conversation in which nobody has written so long is closed. Writing opens it again. */
  chatIdleMs: 7 * dayMs,
  /** What a person in front of the conversation has not read by then is told another way. */
  chatAwayMs: minuteMs,
  /** A buyer is told of answers by email after so long without reading. */
  chatEmailAwayMs: 5 * minuteMs,
  /** Answers that were written before. */
  cannedMax: 500,
  cannedTitleMax: 80,
  cannedUnitsMax: 4_000,
  /** Units of a reason for a report, and of what came of it. */
  chatReasonMax: 500,
  /** What is searched for among talks with buyers, in code points. */
  inboxSearchMax: 80,
  /** Messages that one shop may have translated in an hour. */
  translationsPerHour: 60,
  /** How long the translation service may take for a whole answer. */
  translationTimeoutMs: 10_000,
  /** A message that a node sent for translation so long ago without a result is sent again: that node ended. */
  translationClaimMs: 20_000,
  /** Answers that a shop may save, the name and the text of one in code points; as the table has them. */
  answersMax: 50,
  answerNameMax: 40,
  answerTextMax: 1_000,
} as const;

export const liveLimits = {
  /** Something is sent this often even where nothing happened: else boxes on the way close what is silent. */
  liveHeartbeatMs: 20_000,
  /** How often each node looks whether it missed something that was said. */
  liveLookMs: 2_000,
  /** Streams that one person holds open: a few windows and a phone. */
  liveStreamsPerPerson: 12,
  /** Streams of one node. */
  liveStreamsMax: 10_000,
  /** Bytes that wait for a slow reader; beyond, it is let go and comes again where it was. */
  liveWaitingBytesMax: 256 * 1024,
  /** How soon a stream that ended is opened again, in milliseconds: each time twice as long. */
  liveRetryMs: 500,
  liveRetryMaxMs: 15_000,
  /** A stream in which nothing came for so long is dead: two signs of life were missed. */
  liveSilenceMs: 45_000,
} as const;
