import type { PreviewState } from '../../../model/widget-preview/widget-preview';
import type { PreviewPhase } from '../labels';

/** The states by phase, in display order. */
export const statesOfPhase: Record<PreviewPhase, readonly PreviewState[]> = {
  closed: ['closed'],
  start: ['online', 'infoPrompt', 'acceptance'],
  chat: ['conversation', 'noAnswer', 'noAnswerWithEmail', 'screenshot'],
  end: ['menu', 'endConfirmation', 'ended', 'rating', 'ratingThanks', 'transcript', 'transcriptSent'],
  offline: ['offline', 'thankYou'],
};

export const previewPhases: readonly PreviewPhase[] = ['closed', 'start', 'chat', 'end', 'offline'];

export function phaseOf(state: PreviewState): PreviewPhase {
  return previewPhases.find((phase) => statesOfPhase[phase].includes(state)) ?? 'start';
}
