import type { PreviewAgent, PreviewState, PreviewThread, WidgetLook } from '../../model/widget-preview/widget-preview';

/** What `WidgetPreview` draws. All of it is plain data: nothing is read from an editor or a server. */
export interface WidgetPreviewProps {
  /** Texts, colours, collapsed mode and alignment: `appearanceSettings(widget)`, or a draft of them. */
  look: WidgetLook;
  /** What the visitor is doing. */
  state: PreviewState;
  /** The page of the website behind the widget; light when absent. */
  page?: 'light' | 'dark' | undefined;
  /** What the visitor holds; a desktop when absent. */
  device?: 'desktop' | 'phone' | undefined;
  /** The visitor's direction of reading; the theme's when absent. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Who answers; a nameless team when absent. Keep the same object from render to render. */
  agent?: PreviewAgent | undefined;
  /** The message of a trigger, in a bubble beside the closed widget. */
  peek?: string | undefined;
  /** In place of the sample conversation, in the states `online` and `conversation`. Keep it from render to render. */
  thread?: PreviewThread | undefined;
  /** The visitor has chosen one of the thread's answers. Absent makes the answers mere words. */
  onAnswer?: ((id: string) => void) | undefined;
  /** A text was clicked; absent makes the preview a mere picture. Keep the same function from render to render. */
  onPickField?: ((name: keyof WidgetLook) => void) | undefined;
  /** What each field is called, for those who cannot see what they are about to pick. Keep the same object. */
  fieldLabels?: Partial<Record<keyof WidgetLook, string>> | undefined;
  /** The name of the picture for those who do not see it; what it shows, in words, when absent. */
  label?: string | undefined;
}
