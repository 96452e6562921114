import type { BehaviorSection, BehaviorSettings } from '../../model/settings/behavior/behavior';
import type { Editor } from '../../model/core/editor';
import type { ReactNode } from 'react';
import type { BehaviorLabels } from './labels';

export interface SectionProps {
  editor: Editor<BehaviorSettings, BehaviorSection>;
  labels: BehaviorLabels;
  /** Rows of the host's own, at the end of the section. */
  children?: ReactNode;
}
export type PresenceProps = Pick<SectionProps, 'editor' | 'labels'>;
