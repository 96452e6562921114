import { widgetCalls } from '../model/calls/widgets';
import type { Widget } from '../model/entities/widget';
import type { Id, JsonObject } from '../model/core/tolerant';
import type { Ask } from './ask';
import type { CallOptions } from './options';
import type { Send } from './transport';
import { askByXhr } from './upload';

/** A widget as the server stored it. */
export interface StoredWidget {
  status: 'ready';
  data: Widget;
  /** As received, with fields that this version doesn't know. */
  raw: JsonObject;
}

export interface UpdateConfigOptions extends CallOptions {
  /** The `version` of the copy that was edited: the save is rejected if there is a newer one. */
  ifMatch?: string | undefined;
}

export interface UploadOptions extends CallOptions {
  /** Called with the upload's progress in whole percent; 100 means the picture is stored. */
  onProgress?: ((percent: number) => void) | undefined;
}

export interface WidgetMethods {
  /**
   * Saves settings and returns the updated widget. Absent fields stay as they are. A bad field is `invalid` with its
   * `path`; a copy newer than `ifMatch` is `conflict`.
   */
  updateConfig: (id: Id, settings: JsonObject, options?: UpdateConfigOptions) => Promise<StoredWidget>;
  /** Turns the widget on or off and returns it. */
  toggle: (id: Id, isOn: boolean, options?: CallOptions) => Promise<StoredWidget>;
  /**
   * Uploads a team avatar and returns its URL. A file that isn't a picture or is too large is `invalid`. Also uses the
   * host's `fetch`, if set, and then only reports the end.
   */
  uploadTeamAvatar: (id: Id, file: Blob, options?: UploadOptions) => Promise<{ teamAvatarUrl: string }>;
}

export function widgetMethods(send: Send, ownFetch: typeof globalThis.fetch | undefined): WidgetMethods {
  const { updateConfig, toggleOn, toggleOff, uploadTeamAvatar } = widgetCalls;
  return {
    updateConfig: (id, settings, { ifMatch, ...options } = {}) => {
      const headers = ifMatch === undefined ? undefined : { 'If-Match': `"${ifMatch}"` };
      return send(updateConfig, { params: { id }, body: settings }, { ...options, headers });
    },
    toggle: (id, isOn, options) => send(isOn ? toggleOn : toggleOff, { params: { id } }, options),
    uploadTeamAvatar: async (id, file, { onProgress, signal } = {}) => {
      const ask = onProgress && !ownFetch ? progressAsk(onProgress) : undefined;
      const answer = await send(uploadTeamAvatar, { params: { id }, body: { file, size: file.size } }, { signal, ask });
      onProgress?.(100);
      return answer;
    },
  };
}

/** Undefined without `XMLHttpRequest`, as in Node. */
function progressAsk(onProgress: (percent: number) => void): Ask | undefined {
  return typeof XMLHttpRequest === 'undefined' ? undefined : askByXhr(onProgress);
}
