import type { Testimonial } from '../../model/session/signup';
import { Heading, Text } from '../../ui/radix';

interface TestimonialsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <section className="cd-testimonials" data-chatdeck="testimonials">
      <Heading as="h2" size="3">
        {title}
      </Heading>
      {testimonials.map(({ quote, name, role }, index) => (
        <figure key={index} className="cd-testimonial">
          <blockquote>
            <Text as="p" size="2">
              {quote}
            </Text>
          </blockquote>
          <figcaption>
            <Text as="p" size="2" weight="medium">
              {name}
            </Text>
            {role !== undefined && (
              <Text as="p" size="1" color="gray">
                {role}
              </Text>
            )}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
