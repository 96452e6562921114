import { cva } from 'class-variance-authority';
import { ChevronUpIcon, CloseIcon, WidgetIcon } from '../base/icons';
import type { Variant } from '../base/variants';
import { AgentAvatar } from './avatar';
import { useCollapsedMode, usePreview } from './preview-context';
import { Said } from './said';

const corner = cva('cd-look-closed', {
  variants: { layout: { chip: '', button: 'cd-look-closed-button', tab: 'cd-look-closed-tab', hidden: '' } },
});

/** The closed widget: a chip with text, a round button, a tab at the bottom of the page, or nothing. */
export function Launcher() {
  const { peek } = usePreview();
  const layout = useCollapsedMode();
  return (
    <div className={corner({ layout })}>
      {peek !== undefined && <Peek message={peek} />}
      <LauncherFace layout={layout} />
    </div>
  );
}

function LauncherFace({ layout }: { layout: Variant<typeof corner, 'layout'> }) {
  if (layout === 'hidden') return null;
  if (layout === 'button') {
    return (
      <span className="cd-look-launcher" aria-hidden="true">
        <WidgetIcon size={24} />
      </span>
    );
  }
  return (
    <div className="cd-look-launcher">
      <WidgetIcon size={16} aria-hidden />
      <Said name="onlineTitle" />
      {layout === 'tab' && <ChevronUpIcon size={16} aria-hidden />}
    </div>
  );
}

/** A trigger's message before anyone has opened the widget. */
function Peek({ message }: { message: string }) {
  const { agent } = usePreview();
  return (
    <div className="cd-look-peek">
      <AgentAvatar />
      <div className="cd-look-peek-text">
        {agent?.name && (
          <span className="cd-look-author" dir="auto">
            {agent.name}
          </span>
        )}
        <span className="cd-look-said" dir="auto">
          {message}
        </span>
      </div>
      <CloseIcon size={14} aria-hidden />
    </div>
  );
}
