import type { EditorSection } from '../../model/core/editor';
import { useEffect, useRef } from 'react';
import { useReport } from '../theme/events';

/** Tells the host how each save of a form has ended. */
export function useSectionEvents(sections: Readonly<Record<string, EditorSection>> | undefined): void {
  const report = useReport();
  const before = useRef(sections);
  useEffect(() => {
    for (const [section, { status, problem }] of Object.entries(sections ?? {})) {
      if (before.current?.[section]?.status !== 'saving') continue;
      if (status === 'saved') report({ name: 'saved', section });
      if (status === 'failed') report({ name: 'saveFailed', section, problem: problem?.kind });
    }
    before.current = sections;
  }, [sections, report]);
}
