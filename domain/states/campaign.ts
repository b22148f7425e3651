// A campaign: its states and who moves it. Its money goes back in the transaction that ends it.
import { machine } from './machine.ts';

export const campaignStates = ['review', 'scheduled', 'active', 'paused', 'ended', 'rejected'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignMachine = machine(campaignStates, {
  /** Nobody refused it in time: it goes on by itself. */
  approve: { from: ['review'], to: 'scheduled', by: ['timer', 'reviewer'] },
  reject: { from: ['review'], to: 'rejected', by: ['reviewer'] },
  start: { from: ['scheduled'], to: 'active', by: ['timer'] },
  /** One that is paused by itself stays so, also when what stood in its way is over. */
  pause: { from: ['active', 'scheduled', 'paused'], to: 'paused', by: ['merchant'] },
  /** Goods sold out or off sale, or the shop takes no orders: what a click would lead to is not there. */
  hold: { from: ['active'], to: 'paused', by: ['timer'] },
  /** Back to where it would be by its dates. */
  resume: { from: ['paused'], to: 'active', by: ['merchant', 'timer'] },
  wait: { from: ['paused'], to: 'scheduled', by: ['merchant'] },
  stop: { from: ['review', 'scheduled', 'active', 'paused'], to: 'ended', by: ['merchant'] },
  /** Its last day is over, its money is used up, or its shop is closed. */
  end: { from: ['review', 'scheduled', 'active', 'paused'], to: 'ended', by: ['timer'] },
});

export type CampaignMove = keyof typeof campaignMachine.moves;
