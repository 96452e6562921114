import { html } from 'hono/html';
import type { SandboxCustomer } from '../objects';
import { testCards } from '../cards';
import type { Html } from './layout';

/** What a form sends, by the names of its fields. */
export interface BillingForm {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
  line1: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  tax_id: string;
}

export type FieldName = keyof BillingForm;
export type FieldErrors = Partial<Record<FieldName, string>>;

const maxLength = 200;

export function readForm(sent: URLSearchParams): BillingForm {
  const text = (name: FieldName) => (sent.get(name) ?? '').replaceAll('\0', '').trim().slice(0, maxLength);
  return {
    email: text('email'),
    number: text('number'),
    expiry: text('expiry'),
    cvc: text('cvc'),
    name: text('name'),
    line1: text('line1'),
    city: text('city'),
    state: text('state'),
    postal_code: text('postal_code'),
    country: text('country'),
    tax_id: text('tax_id'),
  };
}

/** The form before anyone has filled it in. */
export function formOf({ email, name, address, tax_ids: taxIds }: SandboxCustomer): BillingForm {
  return {
    email: email ?? '',
    number: '',
    expiry: '',
    cvc: '',
    name: name ?? '',
    line1: address?.line1 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postal_code: address?.postal_code ?? '',
    country: address?.country || 'US',
    tax_id: taxIds.data[0]?.value ?? '',
  };
}

export function detailErrors({ email, name, line1, city, postal_code, country }: BillingForm): FieldErrors {
  return {
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && {
      email: 'Enter an email address, such as billing@example.com.',
    }),
    ...(name === '' && { name: 'Enter a name.' }),
    ...(line1 === '' && { line1: 'Enter a street address.' }),
    ...(city === '' && { city: 'Enter a city.' }),
    ...(postal_code === '' && { postal_code: 'Enter a postal code.' }),
    ...(!countryCodes.includes(country) && { country: 'Choose a country.' }),
  };
}

interface FieldOptions {
  form: BillingForm;
  errors: FieldErrors;
}

interface FieldLook {
  autocomplete: string;
  type?: string;
  inputmode?: string;
  placeholder?: string;
}

function field({ form, errors }: FieldOptions, name: FieldName, label: string, look: FieldLook) {
  const { autocomplete, type = 'text', inputmode = 'text', placeholder = '' } = look;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${form[name]}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      placeholder="${placeholder}"
      maxlength="${maxLength}"
      aria-invalid="${errors[name] ? 'true' : 'false'}"
      aria-describedby="${name}-error"
    />
    ${errorOf(errors, name)}
  </div>`;
}

function errorOf(errors: FieldErrors, name: FieldName) {
  return html`<span class="error" id="${name}-error">${errors[name] ?? ''}</span>`;
}

export function cardFields(options: FieldOptions): Html | Promise<Html> {
  return html`<fieldset>
    <legend>Card</legend>
    ${field(options, 'number', 'Card number', {
      autocomplete: 'off',
      inputmode: 'numeric',
      placeholder: '4242 4242 4242 4242',
    })}
    <div class="row">
      ${field(options, 'expiry', 'Expiry', { autocomplete: 'off', inputmode: 'numeric', placeholder: 'MM / YY' })}
      ${field(options, 'cvc', 'Security code', { autocomplete: 'off', inputmode: 'numeric', placeholder: 'CVC' })}
    </div>
    <details>
      <summary class="quiet">Test cards</summary>
      <table class="cards">
        ${testCards.map(
          ({ number, purpose }) =>
            html`<tr>
              <td><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code></td>
              <td>${purpose}</td>
            </tr>`,
        )}
      </table>
      <p class="quiet">Any future date and any security code work.</p>
    </details>
  </fieldset>`;
}

export function detailFields(options: FieldOptions): Html | Promise<Html> {
  const { form, errors } = options;
  return html`<fieldset>
    <legend>Billing details</legend>
    ${field(options, 'email', 'Email for invoices', { autocomplete: 'email', type: 'email', inputmode: 'email' })}
    ${field(options, 'name', 'Name or company', { autocomplete: 'name' })}
    <div class="field">
      <label for="country">Country</label>
      <select
        id="country"
        name="country"
        autocomplete="country"
        aria-invalid="${errors.country ? 'true' : 'false'}"
        aria-describedby="country-error"
      >
        ${countries().map(
          ({ code, label }) =>
            html`<option value="${code}" ${code === form.country ? 'selected' : ''}>${label}</option>`,
        )}
      </select>
      ${errorOf(errors, 'country')}
    </div>
    ${field(options, 'line1', 'Address', { autocomplete: 'address-line1' })}
    <div class="row">
      ${field(options, 'city', 'City', { autocomplete: 'address-level2' })}
      ${field(options, 'state', 'State or region (optional)', { autocomplete: 'address-level1' })}
      ${field(options, 'postal_code', 'Postal code', { autocomplete: 'postal-code' })}
    </div>
    ${field(options, 'tax_id', 'Tax ID (optional)', { autocomplete: 'off' })}
  </fieldset>`;
}

export function errorSummary(errors: FieldErrors) {
  const messages = Object.values(errors);
  if (messages.length === 0) return '';
  return html`<div class="alert" role="alert">
    <strong>Nothing was charged.</strong>
    ${messages.map((message) => html`<p class="error">${message}</p>`)}
  </div>`;
}

/** A few are enough for a page where no one pays. */
const countryCodes = 'AT AU BE BR CA CH DE DK ES FI FR GB IE IN IT JP MX NL NO NZ PL PT SE SG US ZA'.split(' ');

function countries(): { code: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return countryCodes
    .map((code) => ({ code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
