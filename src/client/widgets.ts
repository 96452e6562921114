import {
  changeChannel,
  connectChannel,
  createWidget,
  createWidgetBeside,
  currentWidgets,
  deleteWidget,
  renameChannel,
  toggleOff,
  toggleOn,
  updateConfig,
  uploadTeamAvatar,
} from '../model/calls/widgets';
import type { Id, JsonObject } from '../model/core/tolerant';
import type { Ask } from './ask';
import type { CallOptions } from './options';
import type { Send } from './transport';
import { askByXhr } from './upload';

export interface UpdateConfigOptions extends CallOptions {
  /** The `version` of the copy that was changed: the save is refused when there is a newer one. */
  ifMatch?: string | undefined;
}

export interface UploadOptions extends CallOptions {
  /** Called with whole percents of the way, 100 when the picture is stored. */
  onProgress?: ((percent: number) => void) | undefined;
}

/** Another account's id and an unknown id are `notFound` in each of these. */
export function widgetCalls(send: Send, ownFetch: typeof globalThis.fetch | undefined) {
  return {
    /** Every widget with its conversation counts: GET /users/current/chat_endpoints. */
    listStats: (options?: CallOptions) => send(currentWidgets, { params: {} }, options),
    /** A widget in a new workspace, and the updated user: POST /chat_endpoints/new. `invalid` with code `channel_limit`. */
    create: (options?: CallOptions) => send(createWidget, { params: {} }, options),
    /**
     * A widget in the workspace of the finished widget `id`, and the updated user: POST /chat_endpoints/new/{id}.
     * `invalid` with code `channel_limit`.
     */
    createBeside: (id: Id, options?: CallOptions) => send(createWidgetBeside, { params: { id } }, options),
    /** Finishes the setup with a channel and gives the updated user: PUT /chat_endpoints/{id}/connect_ce. Sends the widget. */
    connectChannel: (id: Id, widget: JsonObject & { RoomId: string; RoomName: string }, options?: CallOptions) =>
      send(connectChannel, { params: { id }, body: widget }, options),
    /** Back to the choice of a channel, and the updated user: PUT /chat_endpoints/{id}/change-channel. */
    changeChannel: (id: Id, options?: CallOptions) => send(changeChannel, { params: { id } }, options),
    /** Renames the channel and gives the updated user: PUT /chat_endpoints/{id}/rename-channel. A bad name is `invalid`. */
    renameChannel: (id: Id, roomName: string, options?: CallOptions) =>
      send(renameChannel, { params: { id }, body: { roomName } }, options),
    /**
     * Saves settings and gives the updated widget: PUT /chat_endpoints/{id}/update_config. Fields that are left out stay
     * as they are. A bad field is `invalid` with its `path`; a newer copy than `ifMatch` names is `conflict`.
     */
    updateConfig: (id: Id, settings: JsonObject, { ifMatch, ...options }: UpdateConfigOptions = {}) => {
      const headers = ifMatch === undefined ? undefined : { 'If-Match': `"${ifMatch}"` };
      return send(updateConfig, { params: { id }, body: settings }, { ...options, headers });
    },
    /** Switches by hand and gives the updated widget: PUT /chat_endpoints/{id}/toggle/on or /toggle/off. */
    toggle: (id: Id, isOn: boolean, options?: CallOptions) =>
      send(isOn ? toggleOn : toggleOff, { params: { id } }, options),
    /**
     * Uploads a team picture and gives its address: POST /chat_endpoints/{id}/team-avatar. A file that is no picture or is
     * too large is `invalid`. A host's own `fetch` is used here too, and then only the end is told.
     */
    uploadTeamAvatar: async (id: Id, file: Blob, { onProgress, signal }: UploadOptions = {}) => {
      const ask = onProgress && !ownFetch ? progressAsk(onProgress) : undefined;
      const answer = await send(uploadTeamAvatar, { params: { id }, body: { file, size: file.size } }, { signal, ask });
      onProgress?.(100);
      return answer;
    },
    /** Deletes the widget for good: DELETE /chat_endpoints/{id}. Sends the widget. */
    delete: (id: Id, widget: JsonObject, options?: CallOptions) =>
      send(deleteWidget, { params: { id }, body: widget }, options),
  };
}

/** Undefined where there is no `XMLHttpRequest`, as in Node. */
function progressAsk(onProgress: (percent: number) => void): Ask | undefined {
  return typeof XMLHttpRequest === 'undefined' ? undefined : askByXhr(onProgress);
}
