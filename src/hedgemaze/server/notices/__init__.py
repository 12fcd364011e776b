"""Turn notices by Web Push: subscriptions of browsers, when a notice is due, encryption, and delivery.

In dependency order: ``schemas`` (bodies of requests), ``endpoints`` (which push services are allowed), ``vapid`` (the
key), ``push`` (encryption and one request), ``push_threads``, ``texts``, ``turns`` (whose turn it is), ``watcher``
(makes notices of turns), ``sender`` (delivers what is due), ``notices`` (all of it together).
"""
