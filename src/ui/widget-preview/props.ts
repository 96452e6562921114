import type { PreviewAgent, PreviewState, PreviewThread, WidgetLook } from '../../model/widget-preview/widget-preview';

/** The props of `WidgetPreview`. All are plain data: nothing is read from an editor or a server. */
export interface WidgetPreviewProps {
  /** Texts, colors, collapsed mode, and alignment: `appearanceSettings(widget)`, or a draft of them. */
  look: WidgetLook;
  /** What the visitor is doing. */
  state: PreviewState;
  /** The website's color scheme behind the widget; light if absent. */
  page?: 'light' | 'dark' | undefined;
  /** The visitor's device; a desktop if absent. */
  device?: 'desktop' | 'phone' | undefined;
  /** How much of the website is around the widget; all of a page if absent. */
  crop?: 'page' | 'widget' | undefined;
  /** The browser's zoom, as a factor; 1 if absent. */
  zoom?: 1 | 2 | undefined;
  /** The visitor's writing direction; the theme's if absent. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Who answers; an unnamed team if absent. Keep the same object between renders. */
  agent?: PreviewAgent | undefined;
  /** A trigger's message, in a bubble next to the closed widget. */
  peek?: string | undefined;
  /** Replaces the sample conversation in the states `online` and `conversation`. Keep it between renders. */
  thread?: PreviewThread | undefined;
  /** The visitor has chosen one of the thread's answers. Absent makes the answers plain text. */
  onAnswer?: ((id: string) => void) | undefined;
  /** A text was clicked; absent makes the preview a plain picture. Keep the same function between renders. */
  onPickField?: ((name: keyof WidgetLook) => void) | undefined;
  /** Each field's label, for screen readers. Keep the same object. */
  fieldLabels?: Partial<Record<keyof WidgetLook, string>> | undefined;
  /** The picture's accessible name; a description of what it shows if absent. */
  label?: string | undefined;
}
