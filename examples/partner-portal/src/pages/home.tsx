import { historyAddress } from '../chat-addresses';
import { followLink } from '../router';

const figures = [
  { label: 'Orders today', value: '38' },
  { label: 'Revenue', value: '€2,914' },
  { label: 'To pack', value: '12' },
];

const orders = [
  { number: '20481', customer: 'Ida Lund', goods: 'Trail tent, two pegs', total: '€189.00' },
  { number: '20480', customer: 'Marek Novák', goods: 'Enamel mug', total: '€14.50' },
  { number: '20479', customer: 'Sofia Reyes', goods: 'Wool blanket, candle', total: '€96.00' },
];

/** A page of the portal's own, with nothing of Chatdeck's in it. */
export function HomePage({ name }: { name: string }) {
  return (
    <>
      <h1>Hello, {name.split(' ')[0]}</h1>
      <p>
        Someone wrote about order 20479 last night.{' '}
        <a href={historyAddress} onClick={followLink}>
          Read the chat
        </a>
      </p>
      <dl className="figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Latest orders</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Customer</th>
              <th scope="col">Goods</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, customer, goods, total }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{customer}</td>
                <td>{goods}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
