import { failedNotice } from './failed-notice';
import { onDefaultInstance, type Connectable, type Instance } from './instance';
import { screens } from './parts';
import { rootOf } from './root-of';
import { attributesOf, elementTable, isOn, propertyOf, switchAttributes, type ElementName } from './table';
import type { Mounted, ScreenHost } from './runtime/mount';

/** The class of an element. React and the screen load when the first of its kind is on the page. */
export function elementClass(name: ElementName): CustomElementConstructor {
  const attributes = attributesOf(name);

  class ChatdeckElement extends HTMLElement implements Connectable {
    static observedAttributes = attributes;
    #given: Instance | undefined;
    #labels: ScreenHost['labels'];
    #mounted: Mounted | undefined;
    /** Marks what it shows or loads; undefined while it isn't on the page. */
    #current: object | undefined;
    #stopFollowing: (() => void) | undefined;
    #notice: HTMLElement | undefined;

    get instance(): Instance | undefined {
      return this.#given;
    }

    set instance(instance: Instance | undefined) {
      if (this.#given === instance) return;
      this.#given = instance;
      if (this.#current) this.#restart();
    }

    get labels(): ScreenHost['labels'] {
      return this.#labels;
    }

    set labels(labels: ScreenHost['labels']) {
      this.#labels = labels;
      this.#mounted?.update();
    }

    connectedCallback() {
      takeEarlyProperties(this);
      // Only moved: what it shows stays.
      if (!this.#current) this.#restart();
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    attributeChangedCallback(attribute: string) {
      if (attribute === 'isolation' && this.#current) this.#restart();
      else this.#mounted?.update();
    }

    #restart() {
      this.#stop();
      this.#current = {};
      const show = (instance: Instance) => void this.#show(instance);
      if (this.#given) show(this.#given);
      else this.#stopFollowing = onDefaultInstance(show);
    }

    async #show(instance: Instance) {
      this.#clear();
      const current = (this.#current = {});
      try {
        const mount = await loadMount(name);
        // The page may have removed it or given it another instance.
        if (this.#current === current) this.#mounted = mount(this, instance, (error) => this.#fail(error, instance));
      } catch (error) {
        if (this.#current === current) this.#fail(error, instance);
      }
    }

    #fail(error: unknown, instance: Instance) {
      const { options } = instance.get();
      const isLight = this.getAttribute('isolation') === 'light';
      const root = rootOf(this, isLight);
      this.#clear();
      if (!isLight) root.replaceChildren();
      this.#notice = failedNotice(options, () => this.#restart());
      root.append(this.#notice);
      this.dispatchEvent(new CustomEvent('chatdeck-error', { detail: error, bubbles: true, composed: true }));
      options.onError?.(error);
    }

    #stop() {
      this.#stopFollowing?.();
      this.#clear();
      this.#current = this.#stopFollowing = undefined;
    }

    #clear() {
      this.#mounted?.unmount();
      this.#notice?.remove();
      this.#mounted = this.#notice = undefined;
    }
  }

  for (const attribute of attributes) {
    Object.defineProperty(ChatdeckElement.prototype, propertyOf(attribute), reflecting(attribute));
  }
  return ChatdeckElement;
}

type Mount = (host: ScreenHost, instance: Instance, onFailed: (error: unknown) => void) => Mounted;

async function loadMount(name: ElementName): Promise<Mount> {
  if (name === 'frame') {
    const { mount } = await import('./frame/mount');
    return (host, instance, onFailed) => mount(host, { instance, onFailed });
  }
  const [{ mount }, { default: part }] = await Promise.all([
    import('./runtime/mount'),
    name === 'app' ? import('./app/app') : screens[name](),
  ]);
  const row = elementTable[name];
  return (host, instance) => mount(host, { row, part, screens, instance });
}

function reflecting(attribute: string): PropertyDescriptor & ThisType<HTMLElement> {
  const isSwitch = switchAttributes.some((name) => name === attribute);
  const isList = attribute === 'hidden-sections';
  return {
    configurable: true,
    enumerable: true,
    get() {
      const text = this.getAttribute(attribute);
      if (isSwitch) return isOn(text);
      return isList ? (text?.split(/[\s,]+/).filter(Boolean) ?? []) : text;
    },
    set(value: string | number | boolean | readonly string[] | null | undefined) {
      if (value === undefined || value === null || (isSwitch && !isOn(String(value)))) this.removeAttribute(attribute);
      else this.setAttribute(attribute, isSwitch ? '' : Array.isArray(value) ? value.join(' ') : String(value));
    },
  };
}

/** A framework may set properties before the element is defined, which then hide those of its class. */
function takeEarlyProperties(element: HTMLElement): void {
  for (const name of Object.keys(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
