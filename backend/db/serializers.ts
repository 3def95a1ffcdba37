/**
 * Sends a value that its type's serializer can't take as plain text, which the database then refuses. If a serializer
 * threw, or answered anything but text, the driver would leave the connection waiting in the middle of a message.
 */
export const withTextFallback = <T extends object>(serializers: T): T =>
  new Proxy(serializers, {
    get(target, type) {
      const serialize: unknown = Reflect.get(target, type);
      if (typeof serialize !== 'function') return serialize;
      return (value: unknown): string => {
        try {
          const text: unknown = serialize(value);
          return typeof text === 'string' ? text : String(value);
        } catch {
          return String(value);
        }
      };
    },
  });
