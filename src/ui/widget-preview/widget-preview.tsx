import { cva } from 'class-variance-authority';
import { memo, useMemo } from 'react';
import type { PreviewState } from '../../model/widget-preview/widget-preview';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { ChatWindow } from './chat-window';
import { widgetPreviewLabels } from './labels';
import { Launcher } from './launcher';
import { PreviewContext, useLookStore } from './preview-context';
import type { WidgetPreviewProps } from './props';
import { useLookColors } from './use-look-colors';
import { views } from './views';
import { Website } from './website';

const picture = cva('cd-preview', {
  variants: {
    appearance: { light: '', dark: 'cd-preview-dark' },
    layout: { desktop: '', phone: 'cd-preview-phone' },
    align: { left: 'cd-preview-left', right: 'cd-preview-right' },
    state: { still: '', live: 'cd-preview-live' },
  },
});

/** The visitor's widget on a sample website page, in one of its states. A click on a text leads to its field. */
export function WidgetPreview(props: WidgetPreviewProps) {
  const { look, state, page = 'light', device = 'desktop', direction, crop = 'page', zoom = 1, label } = props;
  const { agent, peek, thread, onAnswer, onPickField, fieldLabels } = props;
  const labels = useLabels(widgetPreviewLabels);
  const theme = useTheme();
  const element = useLookColors(look);
  const align = look.widgetAlignment === 'bottomLeft' ? 'left' : 'right';
  const live = onPickField || onAnswer ? 'live' : 'still';
  const store = useLookStore(look);
  const value = useMemo(
    () => ({ look: store, device, agent, peek, thread, onAnswer, onPickField, fieldLabels }),
    [store, device, agent, peek, thread, onAnswer, onPickField, fieldLabels],
  );
  return (
    <div
      ref={element}
      role="group"
      className={picture({ appearance: page, layout: device, align, state: live })}
      data-chatdeck="widget-preview"
      data-state={state}
      data-side={align}
      data-crop={crop}
      data-zoom={zoom}
      aria-label={label ?? labels.picture(labels.states[state])}
    >
      <div className="cd-preview-stage" dir={direction ?? theme.direction}>
        <div className="cd-preview-page">
          <Website device={device} />
          <PreviewContext.Provider value={value}>
            <Shown state={state} />
          </PreviewContext.Provider>
        </div>
      </div>
    </div>
  );
}

const Shown = memo(function Shown({ state }: { state: PreviewState }) {
  if (state === 'closed') return <Launcher />;
  const View = views[state];
  return (
    <ChatWindow state={state}>
      <View />
    </ChatWindow>
  );
});
