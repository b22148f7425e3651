// An announcement of the platform: to all merchants only after a second person has let it go.
import { machine } from './machine.ts';

export const announcementStates = ['draft', 'proposed', 'approved', 'telling', 'told', 'dropped'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const announcementMachine = machine(announcementStates, {
  /** Only what is not yet proposed can be written on. */
  save: { from: ['draft'], to: 'draft' },
  propose: { from: ['draft'], to: 'proposed' },
  /** To some merchants: one person is enough. */
  send: { from: ['draft'], to: 'approved' },
  /** By somebody who neither wrote nor proposed it. */
  approve: { from: ['proposed'], to: 'approved' },
  giveBack: { from: ['proposed'], to: 'draft' },
  /** The first shops hear of it: from here on it cannot be stopped. */
  begin: { from: ['approved'], to: 'telling' },
  finish: { from: ['telling'], to: 'told' },
  drop: { from: ['draft', 'proposed', 'approved'], to: 'dropped' },
});
